// What somebody is writing, by form and field: following a link of the page, a reload or a part of the app that cannot be loaded loses
// none of it. It goes when it has been sent, and with the tab.
import { tabStore } from "../../browser/storage";

export function keptWords(form: string) {
  const key = (field: string) => `typed:${form}/${field}`;
  return {
    read: (field: string) => tabStore.getItem(key(field)) ?? "",
    keep: (field: string, words: string) => tabStore.setItem(key(field), words),
    forget: (field: string) => tabStore.removeItem(key(field)),
  };
}
