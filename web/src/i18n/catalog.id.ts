// Kalimat-kalimat katalog (bahasa Inggris milik mesin) dalam bahasa Indonesia.
export const catalogWords: Record<string, string> = {};
