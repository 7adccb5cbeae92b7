# Sends a signed callback to your own service, as ours would: APP_SECRET=… URL=… sh send.sh
TIMESTAMP=$(date -u +%Y-%m-%dT%H:%M:%S.000Z)
BODY='{"event":"payment.collected","billCode":"BILL1","userId":"customer-17","currency":"USDT","amount":"12.50"}'
SIGNATURE=$(printf '%s' "$TIMESTAMP.$BODY" | openssl dgst -sha256 -hmac "$APP_SECRET" | sed 's/^.* //')

curl --silent --show-error --output /dev/null --write-out '%{http_code}\n' "$URL" \
  --header 'Content-Type: application/json' \
  --header 'X-Callback-Code: CB1' \
  --header "X-Timestamp: $TIMESTAMP" \
  --header "X-Signature: $SIGNATURE" \
  --data-raw "$BODY"
