// SurveyJS as an app embeds it: its core and its React viewer, around an empty questionnaire.
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";

createRoot(document.body).render(createElement(Survey, { model: new Model({}) }));
