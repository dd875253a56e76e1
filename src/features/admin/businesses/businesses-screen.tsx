import { deskWords } from "../../../domain/operation/desk-words";
import { DeskPage } from "../desk/desk-page";
import { Businesses } from "./businesses";

export function BusinessesScreen() {
  return (
    <DeskPage title={deskWords.businesses} right="readBusinesses">
      <Businesses />
    </DeskPage>
  );
}
