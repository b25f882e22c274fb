package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RequestTimesTest {

    @Test
    void requests_are_counted_by_their_time() {
        RequestTimes times = new RequestTimes();
        times.add("/api", 4_000_000);
        times.add("/api", 25_000_000);
        times.add("/api", 11_000_000_000L);
        times.add("the site", 500_000_000);
        StringBuilder out = new StringBuilder();
        times.metric().write(out);
        assertThat(out.toString()).startsWith("""
                # HELP tilewright_request_seconds Seconds from the head of a request to the end of its answer, by what was asked.
                # TYPE tilewright_request_seconds histogram
                tilewright_request_seconds_bucket{place="/api",le="0.005"} 1
                tilewright_request_seconds_bucket{place="/api",le="0.025"} 2
                tilewright_request_seconds_bucket{place="/api",le="0.1"} 2
                tilewright_request_seconds_bucket{place="/api",le="0.5"} 2
                tilewright_request_seconds_bucket{place="/api",le="2.5"} 2
                tilewright_request_seconds_bucket{place="/api",le="10.0"} 2
                tilewright_request_seconds_bucket{place="/api",le="+Inf"} 3
                tilewright_request_seconds_sum{place="/api"} 11.029
                tilewright_request_seconds_count{place="/api"} 3
                tilewright_request_seconds_bucket{place="the site",le="0.005"} 0
                """).endsWith("""
                tilewright_request_seconds_bucket{place="the site",le="0.5"} 1
                tilewright_request_seconds_bucket{place="the site",le="2.5"} 1
                tilewright_request_seconds_bucket{place="the site",le="10.0"} 1
                tilewright_request_seconds_bucket{place="the site",le="+Inf"} 1
                tilewright_request_seconds_sum{place="the site"} 0.5
                tilewright_request_seconds_count{place="the site"} 1
                """);
    }
}
