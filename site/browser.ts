import '#registry/theme.css';
import { createExperience } from '#renderer';
import { experience, registry } from './app.ts';

// Not awaited: what the page asks for on its way imports from the file that this stands in, and would wait for its end.
void createExperience(window, { registry, experience });
