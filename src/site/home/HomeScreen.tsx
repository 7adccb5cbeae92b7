/** Its content is being written. */
export function HomeScreen() {
  return null;
}
