import { build } from 'vite';
await build({ configFile: false, root: '/work/main', logLevel: 'warn', publicDir: false, build: { ssr: true, outDir: 'dist/bench/scratch', rolldownOptions: { input: { draw: 'tests/bench/server/_draw.tsx', slots: 'tests/bench/server/_slots.tsx', plan: 'tests/bench/server/_plan.ts', steps: 'tests/bench/server/_steps.ts' } } } });
