/** The attributes of an element by name. */
export type Attributes = Readonly<Record<string, string>>;
/** A node as the Chrome DevTools Protocol describes it. */
type Described = {
  backendNodeId: number;
  nodeName: string;
  nodeValue: string;
  /** Alternating names and values. */
  attributes?: string[];
  children?: Described[];
};

/** The attributes of every element, by `backendNodeId`; `seen` has its icons and texts hidden from assistive technology. */
export function attributesOf(root: Described): ReadonlyMap<number, Attributes> {
  const all = new Map<number, Record<string, string>>();
  /** `holder` is the innermost element that is not hidden from assistive technology. */
  const visit = (node: Described, holder: Record<string, string>, isHidden: boolean) => {
    const { backendNodeId, nodeName, nodeValue, attributes = [], children = [] } = node;
    const pairs = attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1] ?? ""]] : []));
    const own: Record<string, string> = Object.fromEntries(pairs);
    all.set(backendNodeId, own);
    const text = isHidden && nodeName === "#text" && nodeValue.trim() !== "" ? `seen ${JSON.stringify(nodeValue)}` : [];
    const seen = own["data-icon"] ? `icon ${own["data-icon"]}` : text;
    if (seen.length > 0) holder["seen"] = [holder["seen"] ?? [], seen].flat().join(", ");
    const hides = isHidden || own["aria-hidden"] === "true";
    // The texts in a drawing, such as the axes of a chart, are left to the compared pictures.
    for (const child of children) visit(child, hides ? holder : own, hides && nodeName !== "svg");
  };
  visit(root, {}, false);
  return all;
}
