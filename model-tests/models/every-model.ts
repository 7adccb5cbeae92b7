import type { MachineModel } from "../model.ts";
import { codeDeliveryModel } from "./code-delivery.ts";
import { faultsModel } from "./faults.ts";
import { listModel } from "./list.ts";
import { orderPaymentModel } from "./order-payment.ts";
import { orderPlacementModel } from "./order-placement.ts";
import { registrationModel } from "./registration.ts";
import { resourceModel } from "./resource.ts";
import { sessionModel } from "./session.ts";
import { verificationModel } from "./verification.ts";

/** One model per machine; `generation.test.ts` fails when a machine of the product has none. */
export const EVERY_MODEL: readonly MachineModel[] = [
  sessionModel,
  codeDeliveryModel,
  verificationModel,
  registrationModel,
  orderPlacementModel,
  orderPaymentModel,
  listModel,
  resourceModel,
  faultsModel,
];
