import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "./Checkbox.tsx";
import { TextInput } from "./TextInput.tsx";

test("a field carries what its form gives it, in Blueprint's classes", () => {
  expect(renderToStaticMarkup(<TextInput name="email" type="email" aria-invalid required className="code" />)).toBe(
    '<div class="bp6-input-group code"><input type="email" aria-invalid="true" required="" class="bp6-input" name="email"/></div>',
  );
});

test("what can be pressed within a field stands after it, where the page before the console looks for it", () => {
  expect(renderToStaticMarkup(<TextInput action={<button type="button">Show</button>} />)).toBe(
    '<div class="bp6-input-group"><input type="text" class="bp6-input"/>' +
      '<span class="bp6-input-action"><button type="button">Show</button></span></div>',
  );
});

test("a checkbox belongs to its words", () => {
  expect(renderToStaticMarkup(<Checkbox name="remember">Remember me</Checkbox>)).toBe(
    '<label class="bp6-control bp6-checkbox"><input type="checkbox" class="bp6-control-input" name="remember"/>' +
      '<span class="bp6-control-indicator"></span>Remember me</label>',
  );
});
