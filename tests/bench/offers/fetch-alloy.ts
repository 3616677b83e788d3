import { readPackageFile } from '../fetch-package.ts';

const ALLOY = {
  name: '@adobe/alloy',
  version: '2.33.1',
  sha512:
    'yg+HD3Oslhrmt3stSwtKc22qbwjR4ehFzXfc8RCEwultr41y85S2dSsojvPt2Mife0IZ4Wp/1EexGp1f6TbWDg==',
};

/** Returns the text of Adobe's own client. Installed, it would bring 200 packages. */
export function fetchAlloy(): string {
  return readPackageFile(ALLOY, 'dist/alloy.min.js');
}
