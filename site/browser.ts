import '../registry/theme/index.css';
import { createExperience } from '#renderer';
import { experience, registry } from './app.ts';

await createExperience(window, { registry, experience });
