import { useEffect, useRef } from "react";
import { provideOrderPayment } from "#src/orders/provide.ts";
import { useProvided } from "#src/services/services.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { reportVisibility } from "#src/ui/page/report-visibility.ts";

/**
 * Runs an order's payment machine; polling pauses while the tab is hidden.
 * @param onChanged called when the pay status changes.
 */
export function useOrderPayment(code: string, onChanged: () => void) {
  const { actor, snapshot } = useMachine(useProvided(provideOrderPayment), { code });
  const status = snapshot.context.order?.payStatus;
  const known = useRef(status);

  useEffect(() => reportVisibility(actor), [actor]);

  useEffect(() => {
    if (known.current && status !== known.current) onChanged();
    known.current = status;
  }, [status, onChanged]);

  return { actor, snapshot };
}
