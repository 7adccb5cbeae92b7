<?php
// php -S 127.0.0.1:8080 receiver.php (PHP 8 or newer)
$secret = getenv('APP_SECRET');
$body = file_get_contents('php://input');
$timestamp = $_SERVER['HTTP_X_TIMESTAMP'] ?? '';
$signature = $_SERVER['HTTP_X_SIGNATURE'] ?? '';
$expected = hash_hmac('sha256', "$timestamp.$body", $secret);

$isGenuine = hash_equals($expected, $signature);
$isFresh = abs(time() - strtotime($timestamp)) < 300;
if (!$isGenuine || !$isFresh) {
    http_response_code(401);
    exit;
}

// Take each X-Callback-Code once: keep those that you have seen in your database.
$payment = json_decode($body, true);
error_log("{$payment['userId']} paid {$payment['amount']} {$payment['currency']}: {$payment['billCode']}");
http_response_code(204);
