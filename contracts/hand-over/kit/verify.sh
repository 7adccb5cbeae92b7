#!/usr/bin/env sh
# Verifies a running service with the contract in this folder, by Pact's standalone verifier alone.
#
#   PROVIDER_URL=http://127.0.0.1:5099 ./verify.sh
#
# STATE_URL is the state endpoint; PROVIDER_URL/provider-states unless given. PACT_VERIFIER is the verifier: a program on the
# path named pact-verifier unless given (npm's @pact-foundation/pact-cli brings it, and so do Pact's own releases).
# Exit code 0: every documented exchange holds. Other codes: it does not, or it could not be tried.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${PROVIDER_URL:?says where the service listens, such as http://127.0.0.1:5099}"
: "${STATE_URL:=$PROVIDER_URL/provider-states}"
: "${PACT_VERIFIER:=pact-verifier}"
: "${RESULTS:=$here/results}"

# A state endpoint that takes any name would let exchanges pass that were never tried.
probe='{"state":"a situation that no contract names","params":{},"action":"setup"}'
if curl --silent --fail --output /dev/null --header 'Content-Type: application/json' --data "$probe" "$STATE_URL"; then
  echo "The state endpoint $STATE_URL accepts a situation that it cannot know; answer 404 to those." >&2
  exit 2
fi

# Pact reads filters from the environment, and passes when they leave nothing to try.
unset PACT_DESCRIPTION PACT_PROVIDER_STATE PACT_PROVIDER_NO_STATE
host=${PROVIDER_URL#*://}
mkdir -p "$RESULTS"
PACT_DO_NOT_TRACK=true "$PACT_VERIFIER" \
  --file "$here/pact/merchant-console-merchant-service.json" \
  --provider-name merchant-service \
  --hostname "${host%:*}" --port "${host##*:}" \
  --state-change-url "$STATE_URL" --state-change-teardown \
  --junit "$RESULTS/junit.xml" --json "$RESULTS/result.json"
