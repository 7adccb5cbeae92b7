# APP_SECRET=… python3 receiver.py (Python 3.8 or newer, no packages)
import hashlib, hmac, json, os
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, HTTPServer

APP_SECRET = os.environ["APP_SECRET"].encode()
seen = set()  # keep these in your database


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        timestamp = self.headers.get("X-Timestamp", "")
        expected = hmac.new(APP_SECRET, timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()

        # While an AppSecret is being rotated, the first is the old one's and the second the new one's.
        signatures = [self.headers.get(name, "") for name in ("X-Signature", "X-Signature-Next")]
        is_genuine = any(hmac.compare_digest(one.encode(), expected.encode()) for one in signatures)
        if not is_genuine or not is_fresh(timestamp):
            print("Refused: too old" if is_genuine else "Refused: wrong signature")
            return self.answer(401)

        code = self.headers.get("X-Callback-Code")
        if code not in seen:
            seen.add(code)
            told = json.loads(body)
            if told["event"] == "payment.collected":
                print(told["billCode"], told["userId"], "paid", told["amount"], told["currency"])
            elif told["event"] == "payment.withdrawn":
                print(told["withdrawalCode"], told["userId"], "got", told["amount"], told["currency"])
            elif told["event"] == "test":
                print("A test arrived")
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()


def is_fresh(timestamp):
    try:
        sent = datetime.fromisoformat(timestamp.replace("Z", "+00:00"))
    except ValueError:
        return False
    return abs((datetime.now(timezone.utc) - sent).total_seconds()) < 300


port = int(os.environ.get("PORT", 8080))
print("Waiting for callbacks on port", port)
HTTPServer(("", port), Receiver).serve_forever()
