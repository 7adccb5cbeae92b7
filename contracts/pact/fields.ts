/** The path of a value in a body. */
export type Path = readonly (string | number)[];

/** The paths of all properties below a value, those of list items included. */
export function fieldPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return Array.isArray(value) ? fieldPaths(below, at) : [at, ...fieldPaths(below, at)];
  });
}

/** The value at a path; undefined if there is none. */
export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((above, key) => Reflect.get(Object(above), key), body);
}

/** A copy of the body with one field changed, or removed if `change` returns undefined. */
export function changeAt(body: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(body);
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...Object(body) };
  const below = changeAt(Reflect.get(copy, key), rest, change);
  if (below === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, below);
  return copy;
}
