import '#registry/theme.css';
import { createExperience } from '#renderer';
import { experience, registry } from './app.ts';

await createExperience(window, { registry, experience });
