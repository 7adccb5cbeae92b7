import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { devToolsOf } from "./chromium.ts";
import { type Attributes, attributesOf } from "./element-attributes.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A node of Chromium's accessibility tree, with the fields used here. */
type Node = {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string | number };
  properties?: { name: string; value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};
type Tree = { nodes: ReadonlyMap<string, Node>; attributes: ReadonlyMap<number, Attributes> };

/** A node as text, such as `button "Pay" [disabled]`, or with its children. */
export type Line = string | { [words: string]: string | Line[] };
/** A page as assistive technology gets it. */
export type AccessibleText = { title: string; language: string; lines: Line[] };

/** Roles without meaning, which are replaced by their children. */
const TRANSPARENT = words(
  "generic none LabelText strong emphasis code time mark sectionheader sectionfooter rowgroup Legend Figcaption MenuListPopup DescriptionList",
);
/** The same, if they have no name. */
const TRANSPARENT_UNNAMED = words("form group");
/** ARIA names of roles that Chromium calls differently. */
const OTHERWISE: Readonly<Record<string, string>> = { gridcell: "cell", DisclosureTriangle: "disclosure" };
/** Roles that are named by their content, unless an attribute names them. */
const NAMED_BY_CONTENT = words("row cell columnheader rowheader listitem");
/** Roles whose children are written on one line if they are few. */
const ONE_LINE = words("cell columnheader rowheader listitem definition");
const FEW = 3;
/** Roles whose content is their value. */
const EDITABLE = words("textbox searchbox spinbutton");
/** The implicit `aria-live` of a role. */
const LIVE: Readonly<Record<string, string>> = { status: "polite", log: "polite", alert: "assertive" };
const ATOMIC = words("status alert");
const STATES = words("disabled required readonly busy modal multiselectable selected expanded pressed checked focused");
const PROPERTIES = words("keyshortcuts roledescription valuetext");
/** Attributes that Chromium's accessibility tree leaves out. */
const ATTRIBUTES = words("aria-current aria-sort placeholder lang target");
/** Attributes of text fields that decide which keyboard, suggestions and corrections a merchant gets. */
const FIELD_ATTRIBUTES = words("type inputmode enterkeyhint autocomplete autocapitalize spellcheck maxlength");

/** Data attributes that say how a column is shown: its alignment, and the table width in rem that it needs. */
const OF_COLUMNS = words("align shown-from");
/** Data attributes in the styles that are no state: they place an element, or describe the document. */
const NO_STATE = words(
  "card kept menu opening opens painted place prerendered printed scripted set signed-in state submitted",
);
/** The names of data attributes that the styles show as a state, without "data-". */
const SHOWN = namesInStyles().filter((name) => !NO_STATE.has(name) && !OF_COLUMNS.has(name));
/** Classes for the meaning of a colour, or for text that is less important or not visible. */
const EMPHASIS = /(?<![\w-])(?:tone-(?!neutral)|bp6-intent-|(?=muted|visually-hidden))([\w-]+)/g;
/** The same, and those for the size and the kind of a control. */
const LOOKS = new RegExp(`${EMPHASIS.source}|(?<![\\w-])bp6-(large|small|minimal|outlined|fill)`, "g");

/** Reads Chromium's accessibility tree: roles, names, values, states, descriptions and live regions; and what only eyes get. */
export async function accessibleText(page: Page): Promise<AccessibleText> {
  // Not a session of its own: when one ends, Chromium forgets that the page is printed.
  const session = await devToolsOf(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const attributes = attributesOf(root);
  const [document] = nodes;
  if (!document) throw new Error(`${page.url()} has no accessibility tree`);
  const tree = { nodes: new Map(nodes.map((node) => [node.nodeId, node])), attributes };
  const language = [...attributes.values()].find(({ lang }) => lang !== undefined)?.["lang"] ?? "";
  return { title: squeeze(document.name?.value), language, lines: inFixedOrder(linesIn(document, tree)) };
}

/** Sorts overlays and messages by text, since their order in the page depends on timing. */
function inFixedOrder(lines: readonly Line[]): Line[] {
  const isOverlay = (line: Line) => JSON.stringify(line).startsWith('{"announced');
  const isMessage = (line: Line) => JSON.stringify(line).startsWith('{"alert');
  const byText = (a: Line | Line[], b: Line | Line[]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  const overlays = lines.filter(isOverlay).map((line) => {
    if (typeof line === "string") return line;
    const inOrder = (inner: string | Line[]) => {
      if (typeof inner === "string" || !inner[0] || !isMessage(inner[0])) return inner;
      // What follows a message, such as its icon, stays behind it.
      const messages: Line[][] = [];
      for (const one of inner) isMessage(one) ? messages.push([one]) : messages.at(-1)?.push(one);
      return messages.toSorted(byText).flat();
    };
    return Object.fromEntries(Object.entries(line).map(([words, inner]) => [words, inOrder(inner)]));
  });
  return [...lines.filter((line) => !isOverlay(line)), ...overlays.toSorted(byText)];
}

/** The children of a node; adjacent texts form one line, as does each paragraph. */
function linesIn(node: Node, tree: Tree): Line[] {
  const lines: Line[] = [];
  let text = "";
  const end = () => {
    if (text !== "") lines.push({ text });
    text = "";
  };
  const add = (inner: Node) => {
    for (const id of inner.childIds ?? []) {
      const child = tree.nodes.get(id);
      if (!child) continue;
      const role = roleOf(child);
      if (role === "StaticText") text = squeeze(`${text} ${child.name?.value}`);
      else if (role === "code") text = squeeze(`${text} ${wholeOf(child)}`);
      else if (isTransparent(child, role)) {
        if (role === "paragraph") end();
        const before = text;
        add(child);
        const tooltip = tooltipOf(child, text.slice(before.length), tree);
        if (tooltip !== "") text = `${text} [${tooltip}]`;
        for (const look of looksOf(child, tree, EMPHASIS)) text = squeeze(`${text} [${look}]`);
        if (role === "paragraph") end();
      } else {
        end();
        lines.push(lineOf(child, role, tree));
      }
    }
  };
  // The groups of an address or a hash are one text.
  const wholeOf = (code: Node): string =>
    (code.childIds ?? [])
      .flatMap((id) => tree.nodes.get(id) ?? [])
      .map((child) => (roleOf(child) === "StaticText" ? (child.name?.value ?? "") : wholeOf(child)))
      .join("");
  add(node);
  end();
  return lines;
}

function isTransparent(node: Node, role: string): boolean {
  if (node.ignored) return true;
  if (role === "generic" || role === "paragraph") return !isLive(node);
  return TRANSPARENT.has(role) || (TRANSPARENT_UNNAMED.has(role) && squeeze(node.name?.value) === "");
}

function isLive(node: Node): boolean {
  return (propertyOf(node, "live") ?? "off") !== "off";
}

function lineOf(node: Node, role: string, tree: Tree): Line {
  const attributes = attributesFor(node, tree);
  const isNamed = !NAMED_BY_CONTENT.has(role) || "aria-label" in attributes || "aria-labelledby" in attributes;
  const name = isNamed ? squeeze(node.name?.value) : "";
  const said = [
    role === "generic" || role === "paragraph" ? "announced" : role,
    ...(name === "" ? [] : [JSON.stringify(name)]),
    ...(attributes["href"] === undefined ? [] : [`→ ${attributes["href"].replace(/^blob:.*/, "blob:")}`]),
    ...statesOf(node, role, tree).map((state) => `[${state}]`),
  ].join(" ");
  const inside = EDITABLE.has(role) ? [] : linesIn(node, tree);
  const value = inside.length > 0 ? "" : squeeze(String(node.value?.value ?? ""));
  const alone = value || oneLine(inside, !ONE_LINE.has(role));
  if (alone !== null) return alone === "" || alone === name ? said : { [said]: alone };
  return { [said]: inside };
}

/** The children as one line; null if one of them has children, or if only texts are allowed and one is not. */
function oneLine(lines: readonly Line[], isOnlyText: boolean): string | null {
  if (lines.length > (isOnlyText ? 1 : FEW)) return null;
  if (isOnlyText && lines.some((line) => typeof line === "string" || !("text" in line))) return null;
  const parts = lines.map((line) => {
    if (typeof line === "string") return line;
    const [[words, inside] = []] = Object.entries(line);
    if (typeof inside !== "string") return null;
    return words === "text" ? inside : `${words} (${inside})`;
  });
  return parts.includes(null) ? null : parts.join(" | ");
}

function statesOf(node: Node, role: string, tree: Tree): string[] {
  const said = [...STATES].flatMap((name) => {
    const value = propertyOf(node, name);
    if (value === true || value === "true") return [name];
    if (name === "expanded" && value === false) return isNativeSelect(node, tree) ? [] : ["collapsed"];
    return value === "mixed" ? [`${name} in part`] : [];
  });
  if (!["false", undefined].includes(textOf(node, "invalid"))) said.push("invalid");
  if (role === "heading") said.push(`level ${propertyOf(node, "level")}`);
  const popup = textOf(node, "hasPopup");
  if (popup !== undefined && popup !== "false" && !isNativeSelect(node, tree)) said.push(`opens ${popup}`);
  for (const name of PROPERTIES) {
    const value = textOf(node, name);
    if (value) said.push(`${name} ${value}`);
  }
  const live = textOf(node, "live") ?? "off";
  if (live !== (LIVE[role] ?? "off")) said.push(`live ${live}`);
  const isAtomic = propertyOf(node, "atomic") === true;
  if (isAtomic !== ATOMIC.has(role)) said.push(isAtomic ? "atomic" : "not atomic");
  const active = activeName(node, tree);
  if (active !== null) said.push(`active ${JSON.stringify(active)}`);
  const attributes = attributesFor(node, tree);
  for (const name of ATTRIBUTES) {
    const value = attributes[name];
    if (value !== undefined && value !== "false") said.push(`${name.replace("aria-", "")} ${value}`);
  }
  if (EDITABLE.has(role) || role === "combobox")
    for (const name of FIELD_ATTRIBUTES) if (attributes[name] !== undefined) said.push(`${name} ${attributes[name]}`);
  if (role === "tab" && attributes["tabindex"] === "0") said.push("tab stop");
  said.push(...looksOf(node, tree, LOOKS));
  // Another title is the description.
  if (squeeze(attributes["title"]) === squeeze(node.name?.value) && attributes["title"]) said.push("tooltip");
  const description = squeeze(node.description?.value);
  if (description !== "" && description !== squeeze(node.name?.value))
    said.push(`described ${JSON.stringify(description)}`);
  return said;
}

/**
 * What only eyes get of an element: the words of its classes, the states in its data attributes, and its icons and texts
 * that are hidden from assistive technology.
 */
function looksOf(node: Node, tree: Tree, pattern: RegExp): string[] {
  const attributes = attributesFor(node, tree);
  const { seen = [], class: classes = "" } = attributes;
  const words = [...classes.matchAll(pattern)].flatMap(([, emphasis, control]) => emphasis ?? control ?? []);
  const names = roleOf(node) === "columnheader" ? [...SHOWN, ...OF_COLUMNS] : SHOWN;
  const states = names.flatMap((name) => {
    const value = attributes[`data-${name}`] ?? "false";
    return value === "false" ? [] : `${name} ${value}`.replace(/ (true)?$/, "");
  });
  return [words, states, seen].flat();
}

/** The tooltip of a text that may be cut, without its words if it repeats the text. */
function tooltipOf(node: Node, own: string, tree: Tree): string {
  const { title = "" } = attributesFor(node, tree);
  if (title === "") return "";
  const lettersOf = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, "");
  return lettersOf(title) === lettersOf(own) ? "tooltip" : `tooltip ${JSON.stringify(title)}`;
}

/** The name of the active option (`aria-activedescendant`); null if there is none. */
function activeName(node: Node, { nodes }: Tree): string | null {
  const related = node.properties?.find(({ name }) => name === "activedescendant")?.value.relatedNodes?.[0];
  if (related === undefined) return null;
  const active = [...nodes.values()].find(({ backendDOMNodeId }) => backendDOMNodeId === related.backendDOMNodeId);
  return squeeze(active?.name?.value);
}

/** Chromium reports every native select as a collapsed menu. */
function isNativeSelect({ childIds = [] }: Node, { nodes }: Tree): boolean {
  return childIds.some((id) => nodes.get(id)?.role?.value === "MenuListPopup");
}

function attributesFor({ backendDOMNodeId = -1 }: Node, { attributes }: Tree): Attributes {
  return attributes.get(backendDOMNodeId) ?? {};
}

function propertyOf({ properties = [] }: Node, name: string): unknown {
  return properties.find((property) => property.name === name)?.value.value;
}

function textOf(node: Node, name: string): string | undefined {
  const value = propertyOf(node, name);
  return typeof value === "string" ? value : undefined;
}

function roleOf({ role }: Node): string {
  const said = role?.value ?? "none";
  return OTHERWISE[said] ?? said;
}

function squeeze(text = ""): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function namesInStyles(): string[] {
  const styles = globSync("src/**/*.css", { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"));
  const names = styles.flatMap((style) => [...style.matchAll(/\[data-([\w-]+)/g)].map(([, name = ""]) => name));
  return [...new Set(names)].toSorted();
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
