import type { MachineModel } from "#model-tests/engine/index.ts";
import { accessProcessModel } from "./access-process.ts";
import { applicationCreationModel } from "./application-creation.ts";
import { applicationEditModel } from "./application-edit.ts";
import { bulkRunModel } from "./bulk-run.ts";
import { callbackResendModel } from "./callback-resend.ts";
import { codeDeliveryModel } from "./code-delivery.ts";
import { connectionModel } from "./connection.ts";
import { credentialViewModel } from "./credential-view.ts";
import { currencySwitchesModel } from "./currency-switches.ts";
import { devicesModel } from "./devices.ts";
import { faultsModel } from "./faults.ts";
import { forgotPasswordModel } from "./forgot-password.ts";
import { identityProviderModel } from "./identity-provider.ts";
import { languageChangeModel } from "./language-change.ts";
import { listModel } from "./list.ts";
import { listArrivalsModel } from "./list-arrivals.ts";
import { listExportModel } from "./list-export.ts";
import { listPreferencesModel } from "./list-preferences.ts";
import { listRefreshModel } from "./list-refresh.ts";
import { listSheetModel } from "./list-sheet.ts";
import { messagePollModel } from "./message-poll.ts";
import { messagesModel } from "./messages.ts";
import { orderPaymentModel } from "./order-payment.ts";
import { orderPlacementModel } from "./order-placement.ts";
import { paletteModel } from "./palette.ts";
import { passwordChangeModel } from "./password-change.ts";
import { paymentRehearsalModel } from "./payment-rehearsal.ts";
import { profileEditModel } from "./profile-edit.ts";
import { quickEntrancesModel } from "./quick-entrances.ts";
import { receiptsTrendModel } from "./receipts-trend.ts";
import { registrationModel } from "./registration.ts";
import { releaseModel } from "./release.ts";
import { resourceModel } from "./resource.ts";
import { roleModel } from "./role.ts";
import { rowSelectionModel } from "./row-selection.ts";
import { sessionModel } from "./session.ts";
import { settingsModel } from "./settings.ts";
import { signatureCheckModel } from "./signature-check.ts";
import { tabsModel } from "./tabs.ts";
import { verificationModel } from "./verification.ts";

/** One model per machine; `npm run paths` fails for a machine without one. */
export const EVERY_MODEL: readonly MachineModel[] = [
  sessionModel,
  bulkRunModel,
  rowSelectionModel,
  callbackResendModel,
  codeDeliveryModel,
  verificationModel,
  applicationCreationModel,
  applicationEditModel,
  credentialViewModel,
  paymentRehearsalModel,
  registrationModel,
  orderPlacementModel,
  orderPaymentModel,
  currencySwitchesModel,
  listModel,
  listExportModel,
  listPreferencesModel,
  listArrivalsModel,
  listRefreshModel,
  listSheetModel,
  resourceModel,
  receiptsTrendModel,
  accessProcessModel,
  quickEntrancesModel,
  signatureCheckModel,
  devicesModel,
  faultsModel,
  identityProviderModel,
  forgotPasswordModel,
  passwordChangeModel,
  profileEditModel,
  roleModel,
  languageChangeModel,
  settingsModel,
  tabsModel,
  paletteModel,
  connectionModel,
  releaseModel,
  messagesModel,
  messagePollModel,
];
