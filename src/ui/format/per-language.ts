/**
 * Makes something once for each language, and gives the same from then on: a format of `Intl` takes longer to make than
 * a row of a list to draw, and every cell asks for one.
 */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
