// Program.cs of `dotnet new web` (.NET 8 or newer)
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

var secret = Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("APP_SECRET")!);
var app = WebApplication.Create(args);

app.MapPost("/callbacks/recharge", async (HttpRequest request) =>
{
    using var reader = new StreamReader(request.Body, Encoding.UTF8);
    var body = await reader.ReadToEndAsync();
    var timestamp = request.Headers["X-Timestamp"].ToString();
    var signature = request.Headers["X-Signature"].ToString();
    var hash = HMACSHA256.HashData(secret, Encoding.UTF8.GetBytes($"{timestamp}.{body}"));
    var expected = Convert.ToHexString(hash).ToLowerInvariant();

    var isGenuine = CryptographicOperations.FixedTimeEquals(
        Encoding.ASCII.GetBytes(expected), Encoding.ASCII.GetBytes(signature));
    var isFresh = DateTimeOffset.TryParse(timestamp, out var sent)
        && (DateTimeOffset.UtcNow - sent).Duration() < TimeSpan.FromMinutes(5);
    if (!isGenuine || !isFresh) return Results.Unauthorized();

    // Take each X-Callback-Code once: keep those that you have seen in your database.
    using var payment = JsonDocument.Parse(body);
    app.Logger.LogInformation("Paid: {Bill}", payment.RootElement.GetProperty("billCode").GetString());
    return Results.NoContent();
});

app.Run();
