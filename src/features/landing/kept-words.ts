// What somebody is writing, by form and field: following a link of the page, a reload or a part of the app that cannot be loaded loses
// none of it. It goes when it has been sent, and with the tab. A browser that stores nothing does no harm.

export function keptWords(form: string) {
  const key = (field: string) => `typed:${form}/${field}`;
  return {
    read: (field: string) => tried(() => sessionStorage.getItem(key(field))) ?? "",
    keep: (field: string, words: string) => tried(() => sessionStorage.setItem(key(field), words)),
    forget: (field: string) => tried(() => sessionStorage.removeItem(key(field))),
  };
}

function tried<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined; // full, or switched off
  }
}
