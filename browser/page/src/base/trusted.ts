type Policy = { createScriptURL(address: string): unknown };
type Factory = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** The page starts scripts of its own origin alone. */
const policy = factory?.createPolicy("tilewright", {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`a script from elsewhere: ${address}`);
    return address;
  },
});

/** The address of a script of this page, for what starts one. */
export function script(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}
