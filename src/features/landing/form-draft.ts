// What somebody has typed into a form, by form and field. A link of the page, a reload or a part of the app that cannot
// be loaded loses none of it. It is deleted when the form has been sent, at logout, and with the tab.
import { tabStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";

export function formDraft(form: string) {
  const key = (field: string) => `${storedKeys.typedForms}${form}/${field}`;
  return {
    read: (field: string) => tabStore.getItem(key(field)) ?? "",
    write: (field: string, text: string) => tabStore.setItem(key(field), text),
    clear: (field: string) => tabStore.removeItem(key(field)),
  };
}
