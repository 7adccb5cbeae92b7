using PactNet.Infrastructure.Outputters;
using PactNet.Verifier;
using Xunit;

namespace MerchantService.Contract;

/// <summary>
/// Verifies the service that listens at PROVIDER_URL (http://127.0.0.1:5099 unless set), with the state endpoint at
/// STATE_URL (PROVIDER_URL/provider-states unless set). To start it from the test, see ServiceFixture in README.md: it
/// has to listen on a real socket, which WebApplicationFactory does not.
/// </summary>
public sealed class ContractTests(ITestOutputHelper output)
{
    private static readonly string Service = Setting("PROVIDER_URL", "http://127.0.0.1:5099").TrimEnd('/');
    private static readonly string States = Setting("STATE_URL", $"{Service}/provider-states");
    private static readonly string Pact = Path.Combine(AppContext.BaseDirectory, "pact", "merchant-console-merchant-service.json");

    [Fact]
    public void The_service_keeps_the_contract_with_the_merchant_console()
    {
        var config = new PactVerifierConfig { Outputters = [new Lines(output)] };
        using var verifier = new PactVerifier("merchant-service", config);
        verifier
            .WithHttpEndpoint(new Uri(Service))
            .WithFileSource(new FileInfo(Pact))
            .WithProviderStateUrl(new Uri(States), options => options.WithTeardown())
            .WithRequestTimeout(TimeSpan.FromMinutes(2))
            .Verify();
    }

    private static string Setting(string name, string other) =>
        Environment.GetEnvironmentVariable(name) is { Length: > 0 } given ? given : other;

    /// <summary>Puts what the verifier says, the field that differs among it, into the test's own output.</summary>
    private sealed class Lines(ITestOutputHelper output) : IOutput
    {
        public void WriteLine(string line) => output.WriteLine(line);
    }
}
