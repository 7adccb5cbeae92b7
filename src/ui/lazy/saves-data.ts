/** Whether the visitor asked the browser to save data: nothing is then fetched before it is needed. Not every browser tells. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
