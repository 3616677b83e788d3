export {
  fetchFeatureConfig,
  type FeatureConfig,
  type FeatureConfigRequest,
} from './fetch-feature-config.ts';
