// The address typed at a login, for the next page that asks for it: beside the address of the page, never in it, which
// would keep it. It is read without zod, which the login page would wait for.
interface LoginState {
  email: string;
}

export function typedEmail(email: string): LoginState {
  return { email };
}

export function typedEmailIn(state: unknown): string {
  return isLoginState(state) ? state.email : "";
}

function isLoginState(state: unknown): state is LoginState {
  return typeof state === "object" && state !== null && "email" in state && typeof state.email === "string";
}
