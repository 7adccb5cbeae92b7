/** Stands where Blueprint's loader of icons would: whoever names an icon instead of passing its element hears of it. */
export const Icons = {
  getPaths: refuse,
  load: refuse,
  loadAll: refuse,
  setLoaderOptions: refuse,
};

function refuse(icon: unknown): never {
  throw new Error(`Icons are passed as elements, never by name: ${String(icon)}`);
}
