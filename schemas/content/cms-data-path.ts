/** The path of the shell's content at the API host, unless a server's environment names another. */
export const CMS_DATA_PATH = '/cms-data';
