using PactNet.Infrastructure.Outputters;
using PactNet.Verifier;
using Xunit;

namespace MerchantService.Contract;

/// <summary>
/// Verifies the service that listens at PROVIDER_URL (http://127.0.0.1:5099 unless set). To start it from the test, see
/// ServiceFixture in README.md: it has to listen on a real socket, which WebApplicationFactory does not.
/// </summary>
public sealed class ContractTests(ITestOutputHelper output)
{
    private static readonly Uri Service = new(Environment.GetEnvironmentVariable("PROVIDER_URL") ?? "http://127.0.0.1:5099");
    private static readonly string Pact = Path.Combine(AppContext.BaseDirectory, "pact", "merchant-console-merchant-service.json");

    [Fact]
    public void The_service_keeps_the_contract_with_the_merchant_console()
    {
        var config = new PactVerifierConfig { Outputters = [new Lines(output)] };
        using var verifier = new PactVerifier("merchant-service", config);
        verifier
            .WithHttpEndpoint(Service)
            .WithFileSource(new FileInfo(Pact))
            .WithProviderStateUrl(new Uri(Service, "/provider-states"), options => options.WithTeardown())
            .WithRequestTimeout(TimeSpan.FromMinutes(2))
            .Verify();
    }

    /// <summary>Puts what the verifier says, the field that differs among it, into the test's own output.</summary>
    private sealed class Lines(ITestOutputHelper output) : IOutput
    {
        public void WriteLine(string line) => output.WriteLine(line);
    }
}
