# python3 receiver.py (Python 3.8 or newer, no packages)
import hashlib, hmac, json, os
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, HTTPServer

APP_SECRET = os.environ["APP_SECRET"].encode()
seen = set()  # keep these in your database


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        timestamp = self.headers.get("X-Timestamp", "")
        signature = self.headers.get("X-Signature", "")
        expected = hmac.new(APP_SECRET, timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()

        if not hmac.compare_digest(signature, expected) or not is_fresh(timestamp):
            return self.answer(401)

        code = self.headers.get("X-Callback-Code")
        if code not in seen:
            seen.add(code)
            payment = json.loads(body)
            print(payment["userId"], "paid", payment["amount"], payment["currency"], payment["billCode"])
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()


def is_fresh(timestamp):
    sent = datetime.fromisoformat(timestamp.replace("Z", "+00:00"))
    return abs((datetime.now(timezone.utc) - sent).total_seconds()) < 300


HTTPServer(("", int(os.environ.get("PORT", 8080))), Receiver).serve_forever()
