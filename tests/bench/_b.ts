import { buildServerBench } from '/work/main/tests/bench/build.ts';
console.log(await buildServerBench());
