/** Whether the browser's Save-Data is on, which turns prefetching off. Not every browser reports it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
