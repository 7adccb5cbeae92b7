import { fromPromise } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import { resource } from "#machines/shell/resource.ts";
import type { Specimen } from "#src/ui/kit/specimen.ts";
import { RecordBody } from "#src/ui/record/RecordBody.tsx";
import { RecordPanel } from "#src/ui/record/RecordPanel.tsx";
import type { RecordView } from "#src/ui/record/record-view.ts";
import { Opener } from "./overlays.tsx";
import { DEFINITION, SAMPLES, type Sample } from "./sample-list.tsx";
import { failureOfKind } from "./samples.ts";

const nothing = () => undefined;

/** A view whose record is asked for in this way. */
function viewOf(load: () => Promise<Answer<Sample>>): RecordView<Sample> {
  return {
    title: (code) => `Order ${code}`,
    logic: resource.provide({ actors: { load: fromPromise<Answer<unknown>, string | null>(load) } }),
  };
}

const LOADED = viewOf(async () => ({
  accepted: true,
  value: SAMPLES[0] ?? { code: "", status: "", amount: "0", created: "" },
}));
const LOADING = viewOf(() => new Promise(() => undefined));
const FAILED = viewOf(() => Promise.reject(new RequestFailed(failureOfKind("status"))));

const body = (view: RecordView<Sample>) => (
  <RecordBody view={view} definition={DEFINITION} row={undefined} code="ORD1" onChanged={nothing} />
);
const panel = (isBeside: boolean) => (
  <Opener>
    {(close) => (
      <RecordPanel
        view={LOADED}
        definition={DEFINITION}
        rows={SAMPLES}
        code={SAMPLES[0]?.code ?? ""}
        isBeside={isBeside}
        onOpen={nothing}
        onClose={close}
        onChanged={nothing}
      />
    )}
  </Opener>
);

export const RECORDS: readonly Specimen[] = [
  { component: RecordBody, states: { loading: body(LOADING), loaded: body(LOADED), failed: body(FAILED) } },
  { component: RecordPanel, states: { beside: panel(true), "as a sheet": panel(false) } },
];
