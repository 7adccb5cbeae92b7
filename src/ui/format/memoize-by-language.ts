/**
 * Memoizes a value by language, since creating an `Intl` format takes longer than rendering a row.
 */
export function memoizeByLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
