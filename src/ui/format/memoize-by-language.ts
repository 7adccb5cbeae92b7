/**
 * Memoizes a value by language: creating an `Intl` format takes longer than rendering a row, and every cell needs one.
 */
export function memoizeByLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
