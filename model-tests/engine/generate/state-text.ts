/** A state value in readable form: `identity signedIn.settled, ending none`. */
export function stateText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const regions = Object.entries(value);
  const [first] = regions;
  if (regions.length === 1 && first) {
    const within = stateText(first[1]);
    return within === "" ? first[0] : `${first[0]}.${within}`;
  }
  return regions.map(([region, state]) => `${region} ${stateText(state)}`).join(", ");
}
