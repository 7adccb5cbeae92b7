#!/usr/bin/env sh
# Verifies a running service with the contract in this folder, by Pact's standalone verifier alone.
#
#   PROVIDER_URL=http://127.0.0.1:5099 ./verify.sh
#
# PROVIDER_URL is where the service listens; a path in it is put before every path of the contract. STATE_URL is the state
# endpoint; PROVIDER_URL/provider-states unless given. PACT_VERIFIER is the verifier: a program on the path named pact-verifier
# unless given (npm's @pact-foundation/pact-cli brings it, and so do Pact's own releases). RESULTS is the folder for the result.
# Exit code 0: every documented exchange holds. 1: one at least does not. 2: it could not be tried, and a sentence says why.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
stop() { echo "$1" >&2; exit 2; }
[ -n "${PROVIDER_URL:-}" ] || stop "PROVIDER_URL is not set: it says where the service listens, such as http://127.0.0.1:5099."
[ $# -eq 0 ] || stop "verify.sh takes no options, and not $1: its settings are variables, which its first lines list."
url=${PROVIDER_URL%/}
: "${STATE_URL:=$url/provider-states}"
: "${PACT_VERIFIER:=pact-verifier}"
: "${RESULTS:=$here/results}"

scheme=${url%%://*}
rest=${url#*://}
authority=${rest%%/*}
case $scheme in http) port=80 ;; https) port=443 ;; *) stop "PROVIDER_URL begins with http:// or https://, and $PROVIDER_URL does not." ;; esac
case $authority in *:*) port=${authority##*:} ;; esac
path=${rest#"$authority"}
[ -z "$path" ] || set -- --base-path "$path"
for program in curl "$PACT_VERIFIER"; do
  command -v "$program" >/dev/null || stop "There is no program $program here; npm install --global @pact-foundation/pact-cli brings the verifier."
done

# Whether anybody answers, whatever the answer is.
code=0
curl --silent --output /dev/null --max-time 120 "$url" || code=$?
case $code in
  0) ;;
  60) stop "The certificate of $url is not trusted. Have the service listen on http for the verification." ;;
  *) stop "Nothing answers at $url (curl ends with $code). Is the service running there?" ;;
esac

ask_state() {
  curl --silent --output /dev/null --write-out '%{http_code}' --max-time 120 --header 'Content-Type: application/json' \
    --data "{\"state\":\"$1\",\"params\":{},\"action\":\"setup\"}" "$STATE_URL" || true
}
# A state endpoint that takes any name would let exchanges pass that were never tried.
case $(ask_state "a situation that no contract names") in
  2*) stop "The state endpoint $STATE_URL accepts a situation that it cannot know; answer 404 to those." ;;
esac
first="a signed-in merchant"
status=$(ask_state "$first")
case $status in
  2*) ;;
  000) stop "The state endpoint $STATE_URL does not answer." ;;
  *) stop "The state endpoint $STATE_URL answered $status to \"$first\", which most exchanges need. Is that its address, and does it know this situation?" ;;
esac

# Pact reads filters from the environment, and passes when they leave nothing to try.
unset PACT_DESCRIPTION PACT_PROVIDER_STATE PACT_PROVIDER_NO_STATE
mkdir -p "$RESULTS"
rm -f "$RESULTS/junit.xml" "$RESULTS/result.json"
code=0
PACT_DO_NOT_TRACK=true "$PACT_VERIFIER" \
  --file "$here/pact/merchant-console-merchant-service.json" \
  --provider-name merchant-service \
  --transport "$scheme" --hostname "${authority%:*}" --port "$port" --request-timeout 120000 "$@" \
  --state-change-url "$STATE_URL" --state-change-teardown \
  --junit "$RESULTS/junit.xml" --json "$RESULTS/result.json" || code=$?
[ -s "$RESULTS/junit.xml" ] || stop "The verifier ended with $code and left no result."
[ "$code" -ne 0 ] || exit 0

# One setting of a service breaks every exchange: it is said once, below all of them.
hint() { ! grep -Eq "$1" "$RESULTS/junit.xml" || echo "$2" >&2; }
hint '"(Success|ErrCode)":' 'The names of some fields begin with a capital letter, as "Success": agreed is "success" (in ASP.NET Core JsonNamingPolicy.CamelCase).'
hint "text/html" "Some answers are HTML: agreed is JSON. Is $url the service itself, and has it the call?"
hint "problem\+json|\"errors\":" "Some refusals are problem details: agreed is status 200 with success, errCode and errMsg (in ASP.NET Core InvalidModelStateResponseFactory)."
hint "setup state change handlers has failed" "Some situations could not be set up: states.json has each with its params, those first that most exchanges need."
echo "The contract does not hold. Each exchange and what differs stand above and in $RESULTS/junit.xml; what is agreed in contracts-agreed.md." >&2
exit 1
