#!/usr/bin/env sh
# Verifies a running service with the contract in this folder, by Pact's standalone verifier; ./verify.sh --help says how.
#
#   PROVIDER_URL=http://127.0.0.1:5099 ./verify.sh
#   PROVIDER_URL=http://127.0.0.1:5099 ./verify.sh "POST /api/Login/Login" "a sign-out"
#
# Settings are variables: PROVIDER_URL, STATE_URL, PACT_VERIFIER, RESULTS.
# Exit code 0: what must hold does. 1: something does not. 2: it could not be tried, and a sentence says why.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
command -v node >/dev/null || { echo "There is no program node here; version 20 or later is needed, as for npm." >&2; exit 2; }
exec node "$here/verify.mjs" "$@"
