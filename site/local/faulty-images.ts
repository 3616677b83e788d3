import { Hono } from 'hono';
import { readFaultLine, listScenarioFaults } from '#fixtures';
import { createBackend, createFaultInjection, type BackendOptions } from '#fixtures/backend';

/**
 * The images of previews whose scenario has a fault of the image service. A browser fetches images
 * itself, where no preview can step in; so their address names the fault, as `status:503` before
 * the name of the file.
 */
export function serveFaultyImages(options: Pick<BackendOptions, 'store' | 'images'>): Hono {
  const app = new Hono();
  app.get('/playground/faulty-images/:fault/:file', async (context, next) => {
    const { fault: line, file } = context.req.param();
    const fault = readFaultLine(line);
    if (!fault) return next();
    const faultInjection = createFaultInjection();
    const scenario = { title: '', page: {}, faults: { images: fault } };
    for (const each of listScenarioFaults(scenario)) faultInjection.set(...each);
    const url = new URL(context.req.url);
    url.pathname = `/images/${file}`;
    const backend = createBackend({ ...options, faultInjection });
    return backend.fetch(new Request(url, context.req.raw), context.env);
  });
  return app;
}
