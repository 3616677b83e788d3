/**
 * The value of one cookie out of a `Cookie` header or `document.cookie`; undefined where it is not
 * there.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  // A browser writes a blank behind each semicolon; a proxy need not.
  const pair = cookies.split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair && decode(pair.slice(name.length + 1));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Other software may have written the cookie, with a lone % in it: then it stands for itself.
    return value;
  }
}
