// The languages of the page.
export const LANGUAGES = { en: "English", id: "Bahasa Indonesia" } as const;
export type Language = keyof typeof LANGUAGES;
