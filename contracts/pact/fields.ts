/** Where a value stands within a body. */
export type Path = readonly (string | number)[];

/** The path of every field below a value: each property, also of the items of its lists. */
export function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return Array.isArray(value) ? fieldsOf(below, at) : [at, ...fieldsOf(below, at)];
  });
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((above, key) => Reflect.get(Object(above), key), body);
}

/** A copy of the body in which one field is changed, or dropped where the change answers undefined. */
export function changed(body: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(body);
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...Object(body) };
  const below = changed(Reflect.get(copy, key), rest, change);
  if (below === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, below);
  return copy;
}
