import type { Logger } from '../../kernel/log.js';
import type { Signals, Telemetry } from './telemetry.js';

export type { Telemetry } from './telemetry.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A signal is on with an exporter or an endpoint, as the standard variables of OpenTelemetry name them. */
export function signalsOf(env: Environment): Signals {
  const isOn = (signal: 'TRACES' | 'METRICS'): boolean => {
    const exporter = env[`OTEL_${signal}_EXPORTER`];
    if (exporter !== undefined && exporter !== '') return exporter === 'otlp';
    const endpoint =
      env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ?? env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    return endpoint !== undefined && endpoint !== '';
  };
  if (env['OTEL_SDK_DISABLED'] === 'true') return { traces: false, metrics: false };
  return { traces: isOn('TRACES'), metrics: isOn('METRICS') };
}

function isMissingPackage(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_MODULE_NOT_FOUND';
}

/** Starts OpenTelemetry where the environment asks for it. Otherwise nothing of it is loaded. */
export async function startTelemetry(
  env: Environment,
  log: Logger,
): Promise<Telemetry | undefined> {
  const signals = signalsOf(env);
  if (!signals.traces && !signals.metrics) return undefined;
  try {
    const { openTelemetry } = await import('./open-telemetry.js');
    return openTelemetry(signals, env);
  } catch (error) {
    if (!isMissingPackage(error)) throw error;
    log.error('The optional packages of OpenTelemetry are not installed: nothing is exported');
    return undefined;
  }
}
