// Program.cs of `dotnet new web` (.NET 8 or newer)
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

var secret = Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("APP_SECRET")!);
var app = WebApplication.Create(args);

app.MapPost("/callbacks/{kind}", async (HttpRequest request) =>
{
    using var reader = new StreamReader(request.Body, Encoding.UTF8);
    var body = await reader.ReadToEndAsync();
    var timestamp = request.Headers["X-Timestamp"].ToString();
    var hash = HMACSHA256.HashData(secret, Encoding.UTF8.GetBytes($"{timestamp}.{body}"));
    var expected = Encoding.ASCII.GetBytes(Convert.ToHexString(hash).ToLowerInvariant());

    // While an AppSecret is being rotated, the first is the old one's and the second the new one's.
    bool Matches(string header) => CryptographicOperations.FixedTimeEquals(
        expected, Encoding.ASCII.GetBytes(request.Headers[header].ToString()));
    var isGenuine = Matches("X-Signature") || Matches("X-Signature-Next");
    var isFresh = DateTimeOffset.TryParse(timestamp, out var sent)
        && (DateTimeOffset.UtcNow - sent).Duration() < TimeSpan.FromMinutes(5);
    if (!isGenuine || !isFresh) return Results.Unauthorized();

    // Take each X-Callback-Code once: keep those that you have seen in your database.
    using var told = JsonDocument.Parse(body);
    var text = (string name) => told.RootElement.GetProperty(name).GetString();
    app.Logger.LogInformation("{What}", text("event") switch
    {
        "payment.collected" => $"{text("billCode")}: {text("userId")} paid {text("amount")} {text("currency")}",
        "payment.withdrawn" => $"{text("withdrawalCode")}: {text("userId")} got {text("amount")} {text("currency")}",
        "test" => "A test arrived",
        var other => other,
    });
    return Results.NoContent();
});

app.Run();
