// A browser's database may wait for another tab for ever.
const LONGEST_MS = 3000; // then the visitor is told that nothing is kept

export const inTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(() => reject(new Error("the database does not answer")), LONGEST_MS))]);
