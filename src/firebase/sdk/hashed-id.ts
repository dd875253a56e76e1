/** The id of a document whose name may be anything, and no id of a document may: 32 hexadecimal digits. */
export async function hashedId(name: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(name));
  return [...new Uint8Array(digest).subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
