import { Gauge } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createMetrics } from '../../src/server/metrics.ts'

describe('createMetrics', () => {
  it('counts answers by operation and status, and times them', async () => {
    const metrics = createMetrics()
    metrics.observe('getDocument', 200, 0.002)
    metrics.observe('getDocument', 200, 0.2)
    metrics.observe('getDocument', 404, 0.0001)
    metrics.observe('listRoutes', 200, 0.004)
    const lines = (await metrics.expose()).split('\n')
    expect(lines).toContain('http_requests_total{operation="getDocument",status="200"} 2')
    expect(lines).toContain('http_requests_total{operation="getDocument",status="404"} 1')
    expect(lines).toContain('http_requests_total{operation="listRoutes",status="200"} 1')
    const series = 'operation="getDocument"'
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.0025",${series}} 2`)
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${series}} 3`)
    expect(lines).toContain(`http_request_duration_seconds_count{${series}} 3`)
    expect(lines).toContain(`http_request_duration_seconds_sum{${series}} 0.2021`)
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.0005",${series}} 1`)
    expect(lines).toContain('# TYPE http_request_duration_seconds histogram')
  })

  it('asks the answer cache at each scrape', async () => {
    let hits = 12
    const metrics = createMetrics(() => hits)
    expect(await metrics.expose()).toContain('http_answers_from_cache_total 12\n')
    hits = 15
    expect(await metrics.expose()).toContain('http_answers_from_cache_total 15\n')
  })

  it('keeps surfaces apart and shares the process', async () => {
    const auth = createMetrics()
    const content = createMetrics()
    auth.observe('getHealth', 200, 0.001)
    expect(await content.expose()).not.toContain('getHealth')
    for (const metrics of [auth, content]) {
      expect((await metrics.expose()).match(/^process_cpu_seconds_total /gm)).toHaveLength(1)
    }
  })

  it('exposes what a surface registers, on that surface alone', async () => {
    const auth = createMetrics()
    const content = createMetrics()
    new Gauge({ name: 'mail_waiting', help: 'Mail not sent yet.', registers: [auth.registry] }).set(3)
    expect(await auth.expose()).toContain('\nmail_waiting 3\n')
    expect(await content.expose()).not.toContain('mail_waiting')
  })

  it('is Prometheus text', async () => {
    const metrics = createMetrics()
    for (const line of (await metrics.expose()).split('\n')) {
      expect(line).toMatch(/^($|# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{.*\})? (-?[\d.e+-]+|Nan|NaN|\+Inf))$/)
    }
  })
})
