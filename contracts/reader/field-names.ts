/**
 * Converts capitalized field names ("ErrCode"), the default of several serializers, to the agreed ones. An answer with
 * `success` is returned unchanged.
 */
export function withAgreedNames(body: unknown): unknown {
  // Stryker disable next-line ConditionalExpression: Object() of a primitive has no field Success.
  const isCapitalised = Object(body) === body && !Object.hasOwn(Object(body), "success") && "Success" in Object(body);
  return isCapitalised ? renamed(body) : body;
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.charAt(0).toLowerCase() + name.slice(1), renamed(one)]),
  );
}
