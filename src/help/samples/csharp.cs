// Program.cs of `dotnet new console`, then: APP_SECRET=… dotnet run (.NET 6 or newer, or Mono; no packages)
using System;
using System.Globalization;
using System.IO;
using System.Net;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Security.Cryptography;
using System.Text;

static class Receiver
{
    static readonly byte[] Secret = Encoding.UTF8.GetBytes(
        Environment.GetEnvironmentVariable("APP_SECRET") ?? throw new Exception("Set APP_SECRET"));

    static void Main()
    {
        var listener = new HttpListener();
        // http://*:8080/ also takes what comes from other machines, or from a proxy under another name.
        listener.Prefixes.Add($"http://127.0.0.1:{Environment.GetEnvironmentVariable("PORT") ?? "8080"}/");
        listener.Start();
        Console.WriteLine("Waiting for callbacks");
        while (true)
        {
            var context = listener.GetContext();
            using (var body = new MemoryStream())
            {
                context.Request.InputStream.CopyTo(body);
                context.Response.StatusCode = Answer(context.Request, body.ToArray());
            }
            context.Response.Close();
        }
    }

    static int Answer(HttpListenerRequest request, byte[] body)
    {
        var timestamp = request.Headers["X-Timestamp"] ?? "";
        // While an AppSecret is being rotated, the first is the old one's and the second the new one's.
        var isGenuine = IsSigned(request.Headers["X-Signature"], timestamp, body)
            || IsSigned(request.Headers["X-Signature-Next"], timestamp, body);
        var isFresh = DateTimeOffset.TryParse(timestamp, CultureInfo.InvariantCulture, DateTimeStyles.None, out var sent)
            && (DateTimeOffset.UtcNow - sent).Duration() < TimeSpan.FromMinutes(5);
        if (!isGenuine || !isFresh)
        {
            Console.WriteLine(isGenuine ? "Refused: too old" : "Refused: wrong signature");
            return 401;
        }

        // Take each X-Callback-Code once: keep those that you have seen in your database.
        var told = (Told)new DataContractJsonSerializer(typeof(Told)).ReadObject(new MemoryStream(body));
        switch (told.Event)
        {
            case "payment.collected":
                Console.WriteLine($"{told.BillCode}: {told.UserId} paid {told.Amount} {told.Currency}");
                break;
            case "payment.withdrawn":
                Console.WriteLine($"{told.WithdrawalCode}: {told.UserId} got {told.Amount} {told.Currency}");
                break;
            case "test":
                Console.WriteLine("A test arrived");
                break;
        }
        return 204;
    }

    static bool IsSigned(string signature, string timestamp, byte[] body)
    {
        using (var hmac = new HMACSHA256(Secret))
        {
            var signed = Encoding.UTF8.GetBytes(timestamp + ".");
            hmac.TransformBlock(signed, 0, signed.Length, null, 0);
            hmac.TransformFinalBlock(body, 0, body.Length);
            var expected = BitConverter.ToString(hmac.Hash).Replace("-", "").ToLowerInvariant();
            return CryptographicOperations.FixedTimeEquals(
                Encoding.UTF8.GetBytes(expected), Encoding.UTF8.GetBytes(signature ?? ""));
        }
    }
}

[DataContract]
class Told
{
    [DataMember(Name = "event")] public string Event { get; set; }
    [DataMember(Name = "billCode")] public string BillCode { get; set; }
    [DataMember(Name = "withdrawalCode")] public string WithdrawalCode { get; set; }
    [DataMember(Name = "userId")] public string UserId { get; set; }
    [DataMember(Name = "amount")] public string Amount { get; set; }
    [DataMember(Name = "currency")] public string Currency { get; set; }
}
