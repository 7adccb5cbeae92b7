import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Fact } from "./Fact.tsx";

/** A moment as an entry of a description list. */
export function DateFact({ label, instant }: { label: string; instant: string | null }) {
  return (
    <Fact label={label}>
      <DateTime instant={instant} />
    </Fact>
  );
}
