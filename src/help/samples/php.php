<?php
// APP_SECRET=… php -S 127.0.0.1:8080 receiver.php (PHP 8 or newer)
$secret = getenv('APP_SECRET');
$body = file_get_contents('php://input');
$timestamp = $_SERVER['HTTP_X_TIMESTAMP'] ?? '';
$expected = hash_hmac('sha256', "$timestamp.$body", $secret);

// While an AppSecret is being rotated, the first is the old one's and the second the new one's.
$isGenuine = hash_equals($expected, $_SERVER['HTTP_X_SIGNATURE'] ?? '')
    || hash_equals($expected, $_SERVER['HTTP_X_SIGNATURE_NEXT'] ?? '');
$isFresh = abs(time() - (strtotime($timestamp) ?: 0)) < 300;
if (!$isGenuine || !$isFresh) {
    error_log($isGenuine ? 'Refused: too old' : 'Refused: wrong signature');
    http_response_code(401);
    exit;
}

// Take each X-Callback-Code once: keep those that you have seen in your database.
$told = json_decode($body, true);
error_log(match ($told['event']) {
    'payment.collected' => "{$told['billCode']}: {$told['userId']} paid {$told['amount']} {$told['currency']}",
    'payment.withdrawn' => "{$told['withdrawalCode']}: {$told['userId']} got {$told['amount']} {$told['currency']}",
    'test' => 'A test arrived',
    default => $told['event'],
});
http_response_code(204);
